import { gatsby } from "./gatsby";

gatsby("develop").then((succeeded) => {
  if (!succeeded) process.exitCode = 1;
});
