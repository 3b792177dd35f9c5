/**
 * The contract's schemas for forms. Only ever imported lazily: zod arrives when a form is filled in, not with the page.
 */
import { zodResolver } from "@hookform/resolvers/zod";
import * as contract from "@anamnesis/contract";
import { config } from "zod";

// Compiled validators need `unsafe-eval`, which a strict content security policy refuses.
config({ jitless: true });

export { contract, zodResolver };
