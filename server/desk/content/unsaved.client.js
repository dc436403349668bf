// Says that something is not saved, and lets the browser ask before it is lost.
const form = document.querySelector(".words-form");
const news = form.querySelector(".save strong");
const ask = (event) => event.preventDefault();
const mark = () => {
  news.textContent = "Not saved yet";
  addEventListener("beforeunload", ask);
};
form.addEventListener("input", mark);
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
