type PictureProps = {
  folder: "promotions" | "landings";
  name: string;
  className?: string;
  /** Turns wide where there is room; its left half is then dark, for words. */
  wide?: boolean;
  eager?: boolean;
};

/** A promotion's or landing page's picture, drawn by packages/art; the words beside it say what it shows. */
export function PromotionPicture({ folder, name, className, wide = false, eager = false }: PictureProps) {
  const file = (size: string) => `/art/${folder}/${name}-${size}.webp`;
  return (
    <picture>
      {wide && <source media="(width >= 48rem)" srcSet={file("1280x480")} width={1280} height={480} />}
      <img
        className={className}
        src={file("640x400")}
        srcSet={`${file("400x250")} 400w, ${file("640x400")} 640w`}
        sizes="(width >= 64rem) 26rem, (width >= 48rem) 50vw, 100vw"
        width={640}
        height={400}
        alt=""
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}
