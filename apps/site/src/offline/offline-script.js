// Belongs to the offline page, which has nothing else that runs: back on the line, or asked to try again, means the page that was wanted.
// The page stands under that page's own address, so it is read anew.
const readAnew = () => location.reload();
addEventListener("online", readAnew);
document.querySelector("button").addEventListener("click", readAnew);
