import { ellipse, line } from "#art/drawing/shapes.ts";
import { widthOf } from "#art/drawing/text.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { Line, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Tick } from "#art/kit/choice.tsx";
import { Words } from "#art/kit/label.tsx";
import { Phone } from "#art/kit/phone.tsx";
import { regular } from "#art/kit/type.ts";
import { showcaseSize } from "#art/showcase/size.ts";
import { Ground } from "#art/works/motifs/ground.tsx";

/** What six guests will eat, half of it bought. */
export const chefShoppingList: Drawing = {
  name: "showcase/mobile-apps/chef-shopping-list",
  ...showcaseSize,
  draw: () => (
    <>
      <Ground {...showcaseSize} color="ground-2" />
      <Phone x={44} y={38} width={188} height={400}>
        <Text x={18} y={70} size={24} weight={690} tracking={-0.03}>
          Six guests
        </Text>
        {list.map((item, index) => (
          <Item key={item} item={item} y={92 + index * 44} bought={index % 2 === 0} />
        ))}
      </Phone>
      <HandOf t={0.75} amp={4} over={8} wave={60} passes={1} width={1.7}>
        <Carrot />
        <Fish />
        <Lemon />
      </HandOf>
    </>
  ),
};

const list = ["6 carrots", "A trout", "2 lemons", "Butter"];

function Item({ item, y, bought }: { readonly item: string; readonly y: number; readonly bought: boolean }) {
  const end = 52 + widthOf(item, { size: 18, weight: regular });
  return (
    <>
      <Tick x={18} y={y} on={bought} />
      <Words x={52} y={y + 17} size={18} color={bought ? "mute" : "text"}>
        {item}
      </Words>
      {bought && <Line d={line(50, y + 11, end + 3, y + 11)} width={1.3} color="mute" />}
    </>
  );
}

function Carrot() {
  return (
    <>
      <Sketch
        d="M352 52C332 44 318 52 304 70L262 124C258 132 264 136 271 131L330 94C350 82 360 68 352 52Z"
        fill="ochre-2"
      />
      <Sketch d="M352 54C356 40 368 30 382 28M354 58C366 50 380 50 392 56M350 50C350 38 352 30 358 20" passes={0} />
      <Sketch d={line(306, 80, 318, 92) + line(286, 104, 294, 113)} passes={0} over={2} width={1.3} />
    </>
  );
}

function Fish() {
  return (
    <>
      <Sketch
        d="M262 178C286 146 340 146 362 172L390 152C386 170 386 182 392 200L362 180C340 208 286 206 262 178Z"
        fill="sheet"
      />
      <Shape d={ellipse(282, 172, 3.5)} />
      <Sketch
        d="M300 158C308 168 308 184 301 195M322 166C328 172 328 180 322 187M340 166C346 172 346 180 340 187"
        passes={0}
        over={2}
        width={1.3}
      />
    </>
  );
}

function Lemon() {
  return (
    <>
      <Sketch
        d="M270 254C274 230 306 222 326 236L338 234L335 246C342 266 318 290 292 284C278 282 270 270 270 254Z"
        fill="ochre-2"
      />
      <Sketch d={ellipse(362, 262, 26)} fill="sheet" />
      <Sketch
        d={line(362, 240, 362, 284) + line(343, 251, 381, 273) + line(381, 251, 343, 273)}
        passes={0}
        over={0}
        width={1.3}
      />
    </>
  );
}
