import { AppBar } from "#art/kit/app-bar.tsx";
import { Button } from "#art/kit/button.tsx";
import { Field } from "#art/kit/field.tsx";
import { Label } from "#art/kit/label.tsx";

/** The form behind Create an Account. 424 by 388. */
export function SignUp() {
  return (
    <>
      <AppBar title="Create an Account" />
      <Field x={72} y={100} width={280} label="Username" />
      <Field x={72} y={170} width={280} label="Email" />
      <Field x={72} y={240} width={280} label="Password" />
      <Button x={72} y={306} width={280} height={44} label="Save" kind="solid" size={17} />
    </>
  );
}

/** The form behind FORGOT PASSWORD. 424 by 388. */
export function ForgotPassword() {
  return (
    <>
      <AppBar title="Forgot password" />
      <Label x={72} y={94}>
        Whose password is it?
      </Label>
      <Field x={72} y={138} width={280} label="Username" value="bakery" />
      <Button x={72} y={210} width={280} height={44} label="Reset password" kind="solid" size={17} />
    </>
  );
}
