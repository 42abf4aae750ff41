import { namedMedia } from "@bellwether/ui/tokens/media.ts";

type PictureProps = {
  folder: "promotions" | "landings";
  name: string;
  className?: string;
  /** Layout from 768 px on: `wide` has a dark left half for text, `stage` its figures in the middle. */
  wide?: "wide" | "stage";
  eager?: boolean;
};

const wideSizes = { wide: [1280, 480], stage: [1280, 560] } as const;

/** A promotion's or landing page's picture, drawn by packages/art; decorative, because the text says what it shows. */
export function PromotionPicture({ folder, name, className, wide, eager = false }: PictureProps) {
  const file = (width: number, height: number) => `/art/${folder}/${name}-${width}x${height}.webp`;
  const [width, height] = wideSizes[wide ?? "wide"];
  // A landing page shows its picture larger than a card does.
  const large = folder === "landings" ? `, ${file(1280, 800)} 1280w` : "";
  return (
    <picture>
      {wide && (
        <source media={namedMedia.tablet} srcSet={file(width, height)} width={width} height={height} />
      )}
      <img
        className={className}
        src={file(640, 400)}
        srcSet={`${file(400, 250)} 400w, ${file(640, 400)} 640w${large}`}
        sizes={
          folder === "landings"
            ? "(width >= 48rem) 44rem, 100vw"
            : "(width >= 64rem) 26rem, (width >= 40rem) 50vw, 100vw"
        }
        width={640}
        height={400}
        alt=""
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding={eager ? "sync" : "async"}
      />
    </picture>
  );
}
