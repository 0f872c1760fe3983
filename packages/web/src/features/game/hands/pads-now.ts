/** The gamepads that a browser tells of: none before one was touched. */
export function padsNow(): Gamepad[] {
  try {
    return navigator.getGamepads().filter((pad): pad is Gamepad => pad?.connected === true);
  } catch {
    // Forbidden by whoever shows the page in a frame, or unknown to the browser: there are none.
    return [];
  }
}
