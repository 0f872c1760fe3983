/** The amounts that are offered as buttons, on home and in the form: whole dollars. */
export const quickAmounts: readonly number[] = [25, 100, 500];
