import { addBox, addSymbol, around, type MotionStage, mixedSymbols, move } from "./motion-stage.ts";

const CARDS = 3;

/** Cards are dealt face down; two of them are turned and show a symbol of the title, no rank. */
export function deal({ root, width, height, look }: MotionStage): void {
  const { light, accent, high, ink, deep } = look.motion.colours;
  const cardHeight = Math.min(height * 0.42, width * 0.46);
  const cardWidth = cardHeight * 0.7;
  const faces = mixedSymbols();
  root.style.perspective = `${cardHeight * 6}px`;
  for (let index = 0; index < CARDS; index++) {
    const part = index / (CARDS - 1) - 0.5;
    const card = addBox(
      root,
      { x: (width - cardWidth) / 2, y: (height - cardHeight) / 2, width: cardWidth, height: cardHeight },
      { transformStyle: "preserve-3d" },
    );
    const fan = `translate(${part * (width * 0.84 - cardWidth)}px, ${Math.abs(part) * height * 0.1}px) rotate(${part * 26}deg)`;
    const sides = {
      backfaceVisibility: "hidden",
      borderRadius: `${cardWidth * 0.1}px`,
      boxShadow: `0 2px 6px ${deep}88`,
    };
    const whole = { x: 0, y: 0, width: cardWidth, height: cardHeight };
    const back = addBox(card, whole, {
      ...sides,
      border: `${cardWidth * 0.06}px solid ${light}`,
      background: `repeating-linear-gradient(45deg, ${accent} 0 ${cardWidth * 0.07}px, ${high} 0 ${cardWidth * 0.14}px)`,
    });
    const inner = cardWidth * 0.88;
    addSymbol(
      addBox(back, around(inner / 2, cardHeight / 2 - cardWidth * 0.06, inner * 0.62), {
        borderRadius: "50%",
        background: light,
      }),
      around(inner * 0.31, inner * 0.31, inner * 0.5),
      faces[0] ?? 0,
      look,
    );
    const front = addBox(card, whole, {
      ...sides,
      border: `1px solid ${ink}55`,
      background: light,
      transform: "rotateY(180deg)",
    });
    addSymbol(
      front,
      around(cardWidth / 2, cardHeight / 2, cardWidth * 0.7),
      faces[1 + (index % (faces.length - 1))] ?? 0,
      look,
    );
    const from = `translate(${width * 0.7}px, ${-height * 0.8}px) rotate(80deg)`;
    const dealt = 0.04 + index * 0.1;
    const isTurned = index !== 1;
    const turn = 0.52 + index * 0.05;
    move(card, [
      { transform: `${from} rotateY(0deg)`, offset: 0 },
      { transform: `${from} rotateY(0deg)`, offset: dealt, easing: "cubic-bezier(.2,.8,.3,1)" },
      { transform: `${fan} rotateY(0deg)`, offset: dealt + 0.14 },
      { transform: `${fan} rotateY(0deg)`, offset: turn, easing: "ease-in-out" },
      { transform: `${fan} rotateY(${isTurned ? 180 : 0}deg)`, offset: turn + 0.12 },
      { transform: `${fan} rotateY(${isTurned ? 180 : 0}deg)`, offset: 1 },
    ]);
  }
}
