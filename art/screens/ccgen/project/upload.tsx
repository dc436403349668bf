import { AccentOf } from "#art/kit/accent.tsx";
import { Meter } from "#art/kit/chart.tsx";
import { Icon } from "#art/kit/icon.tsx";
import { Label, Strong, Words } from "#art/kit/label.tsx";
import { Sheet } from "#art/kit/sheet.tsx";
import { projectPicture } from "#art/screens/ccgen/project-picture.ts";

/** Six recordings: 10 h 48 min together. */
export const recordings = [
  ["Interview 1", "2:05", 1],
  ["Interview 2", "1:40", 1],
  ["Interview 3", "1:52", 1],
  ["Town meeting", "2:11", 1],
  ["Lecture, part 1", "1:28", 0.62],
  ["Lecture, part 2", "1:32", 0.2],
] as const;

/** A whole archive in one upload. */
export const upload = projectPicture("upload", () => (
  <AccentOf accent="sky">
    <Sheet x={20} y={18} width={440} height={364}>
      <Strong x={28} y={58} size={34}>
        10 h 48 min
      </Strong>
      <Label x={412} y={56} anchor="end" size={16}>
        6 recordings
      </Label>
      {recordings.map(([name, length, done], index) => {
        const y = 104 + index * 45;
        return (
          <g key={name}>
            <Words x={28} y={y} size={17}>
              {name}
            </Words>
            <Strong x={218} y={y} anchor="end" size={17}>
              {length}
            </Strong>
            <Meter x={240} y={y - 11} width={134} height={10} value={done} />
            {done === 1 && <Icon name="check" x={388} y={y - 18} size={24} color="sky" width={2.4} />}
          </g>
        );
      })}
    </Sheet>
  </AccentOf>
));
