import { checkCase } from "./check.ts";
import { serve } from "./serve.ts";

// The linter by itself: without the patient's hearing it is there at once.
serve(({ written }) => checkCase(written.text, written.file, written.revision));
