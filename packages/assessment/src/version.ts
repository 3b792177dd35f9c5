/** Version of the rules by which is marked; it changes whenever the same encounter could get another mark. */
export const examinerVersion = "2.8.0";
