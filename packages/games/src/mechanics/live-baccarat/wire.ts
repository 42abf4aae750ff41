import { BaccaratEvent, BaccaratInput, BaccaratLayout } from "../baccarat/wire.ts";

/**
 * Layout and input are those of `baccarat`. `card-dealt` and `hands-compared` are the events of the draw, and the other events belong to a
 * player's bet.
 */
export const LiveBaccaratLayout = BaccaratLayout;
export const LiveBaccaratInput = BaccaratInput;
export const LiveBaccaratEvent = BaccaratEvent;
