type IconProps = {
  d: string;
  strokeWidth: string;
  transform?: string;
  viewBox?: string;
  width?: string;
  height?: string;
};

/** A drawing of lines in the color of the text beside it, 24 by 24 px unless it says otherwise. */
export function Icon({ d, strokeWidth, transform, ...size }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" {...size} aria-hidden="true">
      <path
        d={d}
        transform={transform}
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
