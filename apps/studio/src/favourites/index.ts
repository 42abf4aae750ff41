export { forgetFavouriteLine, keepFavouriteLines, listFavouriteLines } from "./favourite-lines.ts";
