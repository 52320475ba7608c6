import type { ReactElement, ReactNode } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { useSite } from "../../components/useSite";
import { numbersIn } from "../../shared/figures";
import { colorReference } from "../../theme/colors";
import { inline } from "../../theme/mixins";
import { variant } from "../../theme/variant";
import * as drawn from "./drawings";

interface CanvasProps {
  width?: number;
  height: number;
  children: ReactNode;
}

const Canvas = ({ width = drawn.width, height, children }: CanvasProps) => (
  <svg
    aria-hidden
    viewBox={`0 0 ${width} ${height}`}
    fill="none"
    stroke="currentColor"
    strokeWidth={drawn.pen}
    sx={{ width: "100%", height: "auto" }}
  >
    {children}
  </svg>
);

interface DrawingProps {
  /** The numbers in the figure. */
  numbers: readonly number[];
}

const Marks = ({ numbers: [count = 0] }: DrawingProps) => {
  const { path, height } = drawn.marksOf(count);
  return (
    <Canvas height={height}>
      <path d={path} strokeDasharray={drawn.dashesOf(1)} />
    </Canvas>
  );
};

/** How high the stroke of a year is, and that of a decade. */
const short = 36;
const tall = 68;
/** As many as fill the width, so that a year is as wide in each drawing; more are narrower. */
const strokesInRow = 40;

const Strokes = ({ numbers: [count = 0] }: DrawingProps) => {
  const end = drawn.lineEndOf(count);
  /** A line as thick as strokes are tall, standing on the base. */
  const strokes = (every: number, height: number) => (
    <path
      d={`M${drawn.placeOf(every)} ${tall - height / 2}H${end}`}
      strokeWidth={height}
      strokeDasharray={drawn.dashesOf(every)}
    />
  );
  return (
    <Canvas width={drawn.endOf(Math.max(count, strokesInRow))} height={tall + drawn.pen}>
      {strokes(1, short)}
      {strokes(10, tall)}
      <path d={`M0 ${tall + drawn.pen / 2}H${drawn.endOf(count)}`} />
    </Canvas>
  );
};

/** How high the curves are, and where the line below them is. */
const peak = 104;
const base = 111;
const dotted = { stroke: colorReference("outline"), strokeWidth: 2.2, strokeDasharray: "2 5" };

interface CurveNameProps {
  name: "withoutDebate" | "withDebate";
  line: ThemeUIStyleObject;
}

/** The name of a curve, with a piece of its line. */
const CurveName = ({ name, line }: CurveNameProps) => {
  const { messages, langOfText } = useSite();
  return (
    <span
      lang={langOfText(name)}
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 2,
        "&::before": { content: "''", width: "1.5rem", ...line },
      }}
    >
      {messages[name]}
    </span>
  );
};

const Curves = ({ numbers }: DrawingProps) => {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const effectSize = (least + most) / 2;
  const deviation = drawn.deviationFor(effectSize);
  const at = (distance: number) => ((drawn.reach + distance) * deviation).toFixed(1);
  const curve = `M0 ${base - 1}${drawn.curveOf(deviation, peak)}`;
  return (
    <>
      <div
        sx={{
          ...inline,
          justifyContent: "space-between",
          pb: 1,
          ...variant("text.label"),
          lineHeight: "title",
        }}
      >
        <CurveName
          name="withoutDebate"
          line={{ borderTop: "3px dotted", borderTopColor: "outline" }}
        />
        <CurveName name="withDebate" line={{ borderTop: "2.6px solid var(--ink)" }} />
      </div>
      <Canvas height={base + drawn.pen}>
        <path
          d={`M${at(effectSize)} 0V${base}`}
          stroke={colorReference("marker")}
          strokeWidth={((most - least) * deviation).toFixed(1)}
          // On a dark page, light curves still show on it.
          strokeOpacity={0.5}
        />
        <path d={`M${at(0)} ${base - peak}V${base}`} {...dotted} />
        <path d={curve} {...dotted} />
        <path d={curve} transform={`translate(${(effectSize * deviation).toFixed(1)})`} />
        <path d={`M0 ${base + drawn.pen / 2}H${drawn.width}`} />
      </Canvas>
    </>
  );
};

const drawings = { marks: Marks, strokes: Strokes, curves: Curves };

interface StatDrawingProps {
  drawing: Queries.StatDrawing;
  /** The figure, from whose numbers it is drawn. */
  figure: string;
  className?: string;
}

/**
 * What shows how much a figure is: a mark for each one, a stroke for each year with every tenth taller, or the results of two
 * groups, in which the marked band is the range of effect sizes. Words say the same.
 */
export const StatDrawing = ({ drawing, figure, className }: StatDrawingProps): ReactElement => {
  const Drawing = drawings[drawing];
  return (
    <div aria-hidden className={className} sx={{ color: "var(--ink)" }}>
      <Drawing numbers={numbersIn(figure)} />
    </div>
  );
};
