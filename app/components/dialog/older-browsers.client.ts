/** Obeys the attributes `commandfor`, `command` and `closedby` in browsers that do not know them. */
export function openAndCloseDialogs(root: Document): void {
  root.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest("button[commandfor]");
    if (button) return obey(root, button);
    if (event.target instanceof HTMLDialogElement && event.target.getAttribute("closedby") === "any") {
      closeIfOutside(event.target, event);
    }
  });
}

function obey(root: Document, button: Element): void {
  const dialog = root.getElementById(button.getAttribute("commandfor") ?? "");
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button.getAttribute("command") === "close") dialog.close();
  else if (!dialog.open) dialog.showModal();
}

// A click on the backdrop reaches the dialog itself, at a point outside its box.
function closeIfOutside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): void {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const inside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  if (!inside) dialog.close();
}
