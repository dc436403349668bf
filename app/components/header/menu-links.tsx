import { useContent } from "#app/content.tsx";
import { usePath } from "#app/path.ts";
import { isActive } from "./active-item.ts";

/** The menu items as a list of links, for the header and for the full-screen menu. */
export function MenuLinks({ className, linkClassName }: { className?: string; linkClassName?: string }) {
  const { frame } = useContent();
  const path = usePath();
  return (
    <ul className={className}>
      {frame.menu.map((item) => (
        <li key={item.href}>
          <a
            className={linkClassName}
            href={item.href}
            aria-current={item.href === path ? "page" : undefined}
            data-active={isActive(item, path) || undefined}
          >
            {item.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
