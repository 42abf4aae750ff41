import { BaccaratEvent, BaccaratInput, BaccaratLayout } from "../baccarat/wire.ts";

/**
 * Live baccarat has the layout and input of `baccarat`. The events of the draw are `card-dealt` and `hands-compared`. The other events
 * belong to a player's bet.
 */
export const LiveBaccaratLayout = BaccaratLayout;
export const LiveBaccaratInput = BaccaratInput;
export const LiveBaccaratEvent = BaccaratEvent;
