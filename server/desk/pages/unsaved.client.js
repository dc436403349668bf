// Says that something is not saved, and lets the browser ask before it is lost.
const news = document.querySelector(".unsaved");
const form = document.getElementById(news.dataset.form);
const ask = (event) => event.preventDefault();
const mark = () => {
  news.textContent = "Not saved yet";
  addEventListener("beforeunload", ask);
};
// A field may stand outside its form.
addEventListener("input", ({ target }) => {
  if (target.form === form) mark();
});
form.addEventListener("submit", (event) => {
  // The browser would put its own page in place of the form, and what was typed would be gone.
  if (!navigator.onLine) {
    event.preventDefault();
    news.textContent = "No connection. Your text is still here: try again later.";
    return;
  }
  removeEventListener("beforeunload", ask);
  news.textContent = "Saving…";
});
if (news.textContent) mark();
