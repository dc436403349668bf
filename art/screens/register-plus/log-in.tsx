import { Badge } from "#art/kit/avatar.tsx";
import { Button } from "#art/kit/button.tsx";
import { Field } from "#art/kit/field.tsx";
import { Strong } from "#art/kit/label.tsx";

interface LogInProps {
  readonly username?: string;
  /** The letters of the password, shown as dots. */
  readonly password?: number;
  readonly focus?: "username" | "password";
}

/** The first screen. 424 by 388. */
export function LogIn({ username, password, focus }: LogInProps) {
  return (
    <>
      <Badge x={72} y={26} size={40} sign="R" />
      <Strong x={124} y={54} size={24}>
        Register Plus
      </Strong>
      <Field x={72} y={108} width={280} label="Username" value={username} focused={focus === "username"} />
      <Field x={72} y={180} width={280} label="Password" dots={password} focused={focus === "password"} />
      <Button x={196} y={224} width={156} height={32} label="FORGOT PASSWORD" kind="quiet" />
      <Button x={72} y={264} width={280} height={44} label="Log in" kind="solid" size={17} />
      <Button x={72} y={322} width={280} height={44} label="Create an Account" size={16} />
    </>
  );
}
