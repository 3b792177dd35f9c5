import { courtesyPools } from "./pools-courtesy.ts";
import { flowPools } from "./pools-flow.ts";
import { everydayPools } from "./pools-everyday.ts";
import { offTopicPools } from "./pools-off-topic.ts";
import { newsPools, questionPools } from "./pools-news.ts";
import { premise } from "./pools-repair.ts";
import { rolePools } from "./pools-role.ts";

/**
 * Stock lines of a conversation, by the social move they make. `{doc}` becomes ", doctor" where that fits. A pool that is
 * drawn from often is long, since no line comes back within ten turns. Keys ending in `.terse`, `.carer` or `.cold` are
 * preferred when the patient talks little, when somebody speaks for them, or when rapport is gone.
 */
export const socialPools: Readonly<Record<string, readonly string[]>> = {
  ...courtesyPools,
  ...rolePools,
  ...flowPools,
  ...everydayPools,
  ...offTopicPools,
  ...newsPools,
  ...questionPools,
  premise,
};
