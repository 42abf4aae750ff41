/** Options of a new element. `on` are its listeners, `aria` its attributes without the `aria-` prefix. */
export type ElementParts = {
  class?: string | undefined;
  text?: string;
  attributes?: Record<string, string | number | boolean | undefined>;
  aria?: Record<string, string | number | boolean | undefined>;
  on?: { [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void };
};

/** Creates an element. Text is set as text, never as markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  parts: ElementParts = {},
  children: (Node | string | undefined)[] = [],
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (parts.class) made.className = parts.class;
  if (parts.text !== undefined) made.textContent = parts.text;
  setAttributes(made, "", parts.attributes);
  setAttributes(made, "aria-", parts.aria);
  for (const [type, listener] of Object.entries(parts.on ?? {})) {
    made.addEventListener(type, listener as EventListener);
  }
  made.append(...children.filter((child) => child !== undefined));
  return made;
}

/** Sets attributes; `false` and undefined remove one, except in ARIA, where false is a value. */
export function setAttributes(
  target: Element,
  prefix: "" | "aria-",
  values: ElementParts["attributes"] = {},
) {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || (value === false && prefix === "")) target.removeAttribute(prefix + name);
    else target.setAttribute(prefix + name, value === true && prefix === "" ? "" : String(value));
  }
}

/** A line icon in the colour of its text. Hidden from screen readers: its button has the label. */
export function icon(name: IconName): SVGSVGElement {
  const space = "http://www.w3.org/2000/svg";
  const drawing = document.createElementNS(space, "svg");
  setAttributes(drawing, "", {
    viewBox: "0 0 24 24",
    width: 24,
    height: 24,
    fill: "none",
    focusable: "false",
  });
  setAttributes(drawing, "", { stroke: "currentColor", "stroke-width": 2.2 });
  setAttributes(drawing, "", { "stroke-linecap": "round", "stroke-linejoin": "round" });
  setAttributes(drawing, "aria-", { hidden: true });
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", iconPaths[name]);
  drawing.append(path);
  return drawing;
}

const iconPaths = {
  track: "M7 6h10a6 6 0 0 1 0 12H7A6 6 0 0 1 7 6ZM9 10.5h6a1.5 1.5 0 0 1 0 3H9a1.5 1.5 0 0 1 0-3Z",
  back: "M15 5l-7 7 7 7",
  close: "M6 6l12 12M18 6L6 18",
  minus: "M6 12h12",
  plus: "M6 12h12M12 6v12",
  spin: "M20 11a8 8 0 0 0-14.3-4.3L3.5 9M3.5 4v5h5M4 13a8 8 0 0 0 14.3 4.3l2.2-2.3M20.500 20v-5h-5",
  skip: "M5 5l8 7-8 7zM13 5l7 7-7 7zM13 5v14",
  card: "M4 6h16v4a2 2 0 0 0 0 4v4H4v-4a2 2 0 0 0 0-4zM10 7v10",
  wheel:
    "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3v6M12 15v6M3 12h6M15 12h6",
  info: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5M12 7.500v.1",
  shield:
    "M12 3l7.500 2.800v5.700c0 4.600-3.200 8-7.500 9.500-4.300-1.500-7.500-4.900-7.500-9.500V5.800zM8.500 12l2.500 2.500 4.500-5",
  "sound-on": "M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11",
  "sound-off": "M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM16 9.500l5 5M21 9.500l-5 5",
  undo: "M8 5L4 9l4 4M4 9h10a5.500 5.500 0 0 1 0 11h-3",
  clear: "M5 7h14M10 7V4.500h4V7M7 7l1 12.500h8L17 7",
  bolt: "M13 3L5 13.500h6L10 21l9-11h-6.500z",
  auto: "M20 11a8 8 0 0 0-14.3-4.3L3.5 9M3.5 4v5h5M4 13a8 8 0 0 0 14.3 4.3l2.2-2.3M20.500 20v-5h-5M10.500 9.200l4.500 2.800-4.500 2.800z",
  keep: "M6.500 4h11v16.500L12 16l-5.500 4.500zM9.500 9.500h5M12 7v5",
  gift: "M4 9.500h16v3.500H4zM5.500 13v7h13v-7M12 9.500V20M12 9.500C9 9.500 7 8.500 7 6.700 7 5.300 8 4.500 9.200 4.500 11 4.500 12 6.500 12 9.500zM12 9.500c3 0 5-1 5-2.800 0-1.400-1-2.200-2.200-2.200C13 4.500 12 6.500 12 9.500z",
  repeat: "M5 11V9a3 3 0 0 1 3-3h10M15 3l3 3-3 3M19 13v2a3 3 0 0 1-3 3H6M9 21l-3-3 3-3",
  double: "M4 8l7 8M11 8l-7 8M14 10a3 3 0 1 1 5.500 1.800L14 18h6.500",
  captions: "M3 6h18v12H3zM10.500 10.500a2 2 0 1 0 0 3M17 10.500a2 2 0 1 0 0 3",
  lock: "M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3",
  pause: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.500 2",
  tables: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
  smile: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8.500 14.500a4.500 4.500 0 0 0 7 0M9 9.500v.1M15 9.500v.1",
  chart: "M4 20h16M7 20v-7M12 20V6M17 20v-10",
} as const;
export type IconName = keyof typeof iconPaths;
