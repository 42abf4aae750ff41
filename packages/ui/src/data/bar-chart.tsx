import styles from "./bar-chart.module.css";
import { chartScale } from "./chart-scale.ts";
import { DataTable } from "./data-table.tsx";

export type BarChartColumn = {
  key: string;
  /** Label under the bars: “3 Nov”. */
  label: string;
  /** One value per series, never below 0, with its formatted text: “€12.00”. */
  values: readonly { value: number; text: string }[];
};

export type BarChartProps = {
  /** What the chart shows, in a sentence with its figures; the alternative text of the bars. */
  summary: string;
  /** At most two series: money in and money out. */
  series: readonly string[];
  columns: readonly BarChartColumn[];
  /** “Day”: the header of the table's first column. */
  columnHeader: string;
  /** Formats an axis value. */
  axisText: (value: number) => string;
  /** Label of the button that opens the same figures as a table. */
  tableLabel: string;
};

/** The maximum number of labels that fit under the bars without touching. */
const MAX_LABELS = 8;

/** Bar chart of up to two series over time, with the same figures as a table. */
export function BarChart({ summary, series, columns, columnHeader, axisText, tableLabel }: BarChartProps) {
  const largest = Math.max(0, ...columns.flatMap(({ values }) => values.map(({ value }) => value)));
  const { max, ticks } = chartScale(largest);
  const every = Math.ceil(columns.length / MAX_LABELS);
  return (
    <figure className={styles.chart}>
      <ul className={styles.legend} aria-hidden="true">
        {series.map((name, place) => (
          <li key={name} className={styles[`series${place}`]}>
            {name}
          </li>
        ))}
      </ul>
      <div className={styles.picture} role="img" aria-label={summary}>
        <div className={styles.axis}>
          {ticks.map((tick) => (
            <span key={tick} style={{ bottom: `${(tick / max) * 100}%` }}>
              {axisText(tick)}
            </span>
          ))}
        </div>
        <svg className={styles.plot} width="100%" height="100%" aria-hidden="true">
          {ticks.map((tick) => (
            <line
              key={tick}
              className={styles.line}
              x1="0"
              x2="100%"
              y1={percent(tick, max)}
              y2={percent(tick, max)}
            />
          ))}
          {columns.map((column, index) => (
            <ColumnBars key={column.key} column={column} index={index} count={columns.length} max={max} />
          ))}
        </svg>
        <div className={styles.labels}>
          {columns.map(({ key, label }, index) => {
            const fromEnd = columns.length - 1 - index;
            if (fromEnd % every !== 0) return null;
            return (
              <span
                key={key}
                className={(fromEnd / every) % 2 === 1 ? styles.minor : undefined}
                style={{ left: `${((index + 0.5) / columns.length) * 100}%` }}
              >
                {label}
              </span>
            );
          })}
        </div>
      </div>
      <details className={styles.figures}>
        <summary>{tableLabel}</summary>
        <DataTable
          caption={summary}
          rows={columns}
          rowKey={({ key }) => key}
          columns={[
            { key: "label", header: columnHeader, lead: true, cell: ({ label }) => label },
            ...series.map((name, place) => ({
              key: name,
              header: name,
              align: "end" as const,
              cell: ({ values }: BarChartColumn) => values[place]?.text,
            })),
          ]}
        />
      </details>
    </figure>
  );
}

type ColumnBarsProps = { column: BarChartColumn; index: number; count: number; max: number };

function ColumnBars({ column, index, count, max }: ColumnBarsProps) {
  const room = 100 / count;
  const width = (room * 0.76) / column.values.length;
  return (
    <g>
      {column.values.map(({ value, text }, place) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a series is identified by its position
          key={place}
          className={styles[`series${place}`]}
          x={`${room * (index + 0.12) + width * place}%`}
          y={percent(value, max)}
          width={`${width * 0.94}%`}
          height={`${(value / max) * 100}%`}
          rx="2"
        >
          <title>{`${column.label}: ${text}`}</title>
        </rect>
      ))}
    </g>
  );
}

const percent = (value: number, max: number) => `${(1 - value / max) * 100}%`;
