// The offline page's only script: reloads when the browser is online again or when the reader presses the button. The offline page is shown
// at the requested page's own address, so a reload requests that page.
const reload = () => location.reload();
addEventListener("online", reload);
document.querySelector("button").addEventListener("click", reload);
