import type { ComponentProps, ReactNode } from "react";

type PostProps = {
  id?: string;
  /** Where it is sent, if not to the page that it is on. */
  action?: string;
  className?: string;
  children?: ReactNode;
  button: string;
  /** What the button adds to its words for those who hear it without the text around it. */
  about?: string;
  sends?: { name: string; value: string };
  /** A button that looks like a link. */
  isLinkLike?: boolean;
  /** Whether it is sent as a form with files is. */
  hasFiles?: boolean;
  /** Stands beside the button. */
  beside?: ReactNode;
};

/** A form that changes something, and its button. */
export function Post({
  id,
  action,
  className,
  children,
  button,
  about,
  sends,
  isLinkLike,
  hasFiles,
  beside,
}: PostProps) {
  return (
    <form
      id={id}
      method="post"
      action={action}
      encType={hasFiles ? "multipart/form-data" : undefined}
      className={className}
    >
      {children}
      <p className="actions">
        <button type="submit" className={isLinkLike ? "plain" : undefined} {...sends}>
          {button}
          {about && <span className="visually-hidden">{about}</span>}
        </button>
        {beside}
      </p>
    </form>
  );
}

export function Field({ label, hint, ...input }: ComponentProps<"input"> & { label: string; hint?: ReactNode }) {
  const { name } = input;
  return (
    <p>
      <label htmlFor={name}>{label}</label>
      <input id={name} aria-describedby={hint ? `${name}-hint` : undefined} {...input} />
      {hint && <small id={`${name}-hint`}>{hint}</small>}
    </p>
  );
}

type SelectProps = {
  label: string;
  name: string;
  value: string;
  /** Their labels, by their values. */
  options: Record<string, string>;
  hint?: ReactNode;
};

export function Select({ label, name, value, options, hint }: SelectProps) {
  return (
    <p>
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} defaultValue={value} aria-describedby={hint ? `${name}-hint` : undefined}>
        {Object.entries(options).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
      {hint && <small id={`${name}-hint`}>{hint}</small>}
    </p>
  );
}
