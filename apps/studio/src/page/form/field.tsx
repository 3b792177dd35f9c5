import { HistoryControl } from "../history/history.tsx";
import type { FieldProps } from "./control-field.tsx";
import { GroupControl } from "./group.tsx";
import { ListControl, RecordControl } from "./list.tsx";
import { PickControl, PicksControl } from "./pick.tsx";
import {
  ChoiceControl,
  LinesControl,
  NumberControl,
  SeveralControl,
  SwitchControl,
  TextControl,
} from "./simple.tsx";
import { FindingControl, WeightControl, YamlControl } from "./special.tsx";

/** A field by the kind of its control. */
export function FieldByKind({ control, ...rest }: FieldProps) {
  switch (control.kind) {
    case "text":
    case "paragraph":
    case "scalar":
      return <TextControl control={control} {...rest} />;
    case "number":
      return <NumberControl control={control} {...rest} />;
    case "choice":
      return <ChoiceControl control={control} {...rest} />;
    case "switch":
      return <SwitchControl control={control} {...rest} />;
    case "lines":
      return <LinesControl control={control} {...rest} />;
    case "several":
      return <SeveralControl control={control} {...rest} />;
    case "pick":
      return <PickControl control={control} {...rest} />;
    case "picks":
      return <PicksControl control={control} {...rest} />;
    case "group":
      return <GroupControl control={control} {...rest} />;
    case "list":
      return <ListControl control={control} {...rest} />;
    case "record":
      return <RecordControl control={control} {...rest} />;
    case "finding":
      return <FindingControl control={control} {...rest} />;
    case "weight":
      return <WeightControl control={control} {...rest} />;
    case "history":
      return <HistoryControl control={control} {...rest} />;
    case "yaml":
      return <YamlControl control={control} {...rest} />;
  }
}
