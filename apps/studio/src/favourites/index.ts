export { forgetFavouriteLine, keepFavouriteLines, listFavouriteLines } from "./favourite-lines.ts";
export { favouriteLinesData } from "./personal-data.ts";
