// Apart from the messages, because pages need these addresses before they load any schema.

/** Where a player's own messages arrive: `user/{player_channel}` [7.33]. */
export const pushAddress = (channel: string) => `user/${channel}`;

/** The push address for changes of live tables. Every signed-in player may register there. */
export const LIVE_TABLES_ADDRESS = "live/tables";

/** The push address that tells whether somebody answers a brand's chat. Every signed-in player may register there. */
export const chatDeskAddress = (brand: string) => `chat/desk/${brand}`;
export const CHAT_DESK_ADDRESS = /^chat\/desk\/[A-Z0-9_]{1,40}$/;

/** The address on which a tournament's board is pushed to everybody who looks at it. */
export const boardAddress = (promotion: string) => `boards/${promotion}`;
export const BOARD_ADDRESS = /^boards\/[a-z0-9-]{1,40}$/;
