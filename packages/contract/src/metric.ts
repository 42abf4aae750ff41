/** The definition of one metric that a part exports for operators. Buckets are upper bounds in the metric's own unit. */
export type MetricDefinition = {
  kind: "counter" | "gauge" | "histogram";
  help: string;
  labels: readonly string[];
  buckets?: readonly number[];
};

type MetricList = Readonly<Record<string, MetricDefinition>>;
type NameOf<List extends MetricList, Kind extends MetricDefinition["kind"]> = {
  [Name in keyof List]: List[Name]["kind"] extends Kind ? Name : never;
}[keyof List];
type LabelsOf<List extends MetricList, Name extends keyof List> = Record<
  List[Name]["labels"][number],
  string
>;

/** Receives the metrics of a part's list; the composition root exports them to Prometheus. */
export type MetricsOf<List extends MetricList> = {
  add<Name extends NameOf<List, "counter">>(name: Name, labels: LabelsOf<List, Name>, amount?: number): void;
  set<Name extends NameOf<List, "gauge">>(name: Name, labels: LabelsOf<List, Name>, value: number): void;
  /** Ends the export of one series of a gauge. */
  unset<Name extends NameOf<List, "gauge">>(name: Name, labels: LabelsOf<List, Name>): void;
  observe<Name extends NameOf<List, "histogram">>(
    name: Name,
    labels: LabelsOf<List, Name>,
    value: number,
  ): void;
};
