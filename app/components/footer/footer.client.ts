/** Shows the current year on a page that was built in an earlier one. */
export function startFooter({ document }: Window): void {
  const year = document.querySelector("footer time");
  if (year) year.textContent = String(new Date().getFullYear());
}
