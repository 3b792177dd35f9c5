import type { Module } from "@anamnesis/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Star } from "lucide-react";
import { RadioGroup } from "radix-ui";
import { call } from "@/lib/api/client.ts";
import { messageOf } from "@/lib/api/failure.ts";
import { keyOf } from "@/lib/api/queries.ts";
import { cn } from "@/lib/cn.ts";
import { toast } from "@/lib/toast.ts";
import { moduleTexts } from "@/texts/modules.ts";

const texts = moduleTexts.rating;

const marks = [1, 2, 3, 4, 5];

/** One to five stars, from people who have completed a case of the module. */
export function OwnRating({ module }: { module: Module }) {
  const queryClient = useQueryClient();
  const rate = useMutation({
    mutationFn: (rating: number) =>
      call("rateModule", { params: { moduleId: module.id }, body: { rating } }),
    onSuccess: (rated) => {
      queryClient.setQueryData<Module[]>(keyOf("listModules", {}), (modules) =>
        modules?.map((other) => (other.id === rated.id ? rated : other)),
      );
      toast.success(texts.thanks(rated.name));
    },
    onError: (error) => toast.error(texts.notSaved(messageOf(error))),
  });
  const shown = rate.isPending ? rate.variables : (module.ownRating ?? 0);
  return (
    <div className="flex items-center justify-between gap-3 text-sm text-ink-subtle">
      <span id={`rate-${module.id}`}>{texts.own}</span>
      <RadioGroup.Root
        value={shown === 0 ? "" : String(shown)}
        onValueChange={(value) => rate.mutate(Number(value))}
        aria-label={texts.ownOf(module.name)}
        orientation="horizontal"
        className="flex"
      >
        {marks.map((mark) => (
          <RadioGroup.Item
            key={mark}
            value={String(mark)}
            aria-label={texts.stars(mark)}
            className="flex size-8 items-center justify-center rounded-md hover:bg-sunken"
          >
            <Star
              className={cn(
                "size-[1.15rem]",
                mark <= shown ? "fill-brand text-brand" : "text-line-strong",
              )}
              aria-hidden="true"
            />
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  );
}
