/** The posts of the stand-in's blogs, newest first; titles with entities, as WordPress renders them. */
export type StandInPost = { id: number; slug: string; title: string; text: string };

const shared: readonly StandInPost[] = [
  {
    id: 104,
    slug: "how-a-round-is-drawn",
    title: "How a round is drawn &#8211; and how to check it",
    text: "Before each round you see the fingerprint of the house’s seed. Afterwards you get the seed, and with it anyone can draw the round again.",
  },
  {
    id: 103,
    slug: "limits-that-hold",
    title: "Limits that hold: a lower one at once, a higher one after a night&#8217;s sleep",
    text: "A limit is a promise to yourself. We keep it to the last cent and make you wait before you can loosen it.",
  },
];

export const postsByBlog: Readonly<Record<string, readonly StandInPost[]>> = {
  bellwether: [
    {
      id: 111,
      slug: "marrow-race-results",
      title: "Results from the Great Marrow Race &amp; other vegetables",
      text: "The cucumber led from the gate, the aubergine protested, and the hill won.",
    },
    {
      id: 110,
      slug: "why-a-sheep",
      title: "Why a sheep? Bell answers your letters",
      text: "A bellwether leads the flock and wears the bell. She would like it known that she has never once got lost.",
    },
    ...shared,
  ],
  luckyclover: [
    {
      id: 121,
      slug: "waistcoats",
      title: "On waistcoats: Finn&#8217;s three rules for the evening",
      text: "Pressed, buttoned, and never on a losing streak past midnight.",
    },
    ...shared,
  ],
  funly: [
    {
      id: 131,
      slug: "left-glove",
      title: "Has anyone seen Zap&#8217;s left glove?",
      text: "Last seen near Saturn, or behind the air hockey table. A reward is being considered.",
    },
    ...shared,
  ],
};
