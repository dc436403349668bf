import { AppHome } from "#art/screens/register-plus/app-home.tsx";
import { LogIn } from "#art/screens/register-plus/log-in.tsx";
import { ForgotPassword, SignUp } from "#art/screens/register-plus/sign-up.tsx";
import { TakeOrder } from "#art/screens/register-plus/take-order.tsx";
import { register } from "#art/videos/devices.tsx";
import { mark, type Storyboard, show, tap, type } from "#art/videos/storyboard.ts";

export const loginAndSignUp: Storyboard = {
  file: "register-plus/login-and-sign-up",
  accent: "sky",
  sign: "R",
  pointer: "finger",
  start: register(<AppHome />),
  chapters: [
    [tap(76, 162, register(<LogIn />))],
    [
      tap(180, 128, register(<LogIn focus="username" />)),
      type("bakery", (typed) => register(<LogIn focus="username" username={typed} />)),
      tap(180, 200, register(<LogIn focus="password" username="bakery" />)),
      type("8letters", ({ length }) => register(<LogIn focus="password" username="bakery" password={length} />)),
    ],
    [tap(212, 286, register(<TakeOrder />)), mark(242, 10, 174, 84)],
    [show(register(<LogIn username="bakery" />)), tap(277, 240, register(<ForgotPassword />))],
    [show(register(<LogIn />)), tap(212, 344, register(<SignUp />))],
  ],
};
