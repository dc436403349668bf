type TableProps = { caption: string; className?: string; head: string[]; children: React.ReactNode };

/** A table of these rows, with a name for those who cannot see it. */
export function Table({ caption, className, head, children }: TableProps) {
  return (
    <table className={className}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
