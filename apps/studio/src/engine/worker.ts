import { answering } from "./engine.ts";
import { serve } from "./serve.ts";

serve(answering());
