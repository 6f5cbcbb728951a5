import type { ModelText } from '../model-text.ts'

export const modelTexts: Record<string, ModelText> = {
  'desk-slim': {
    noun: 'writing desk',
    description:
      '{name} is a writing desk for a small room or a quiet corner of a large one. Four tapered legs in solid wood carry a thin top, and the flat drawer keeps pens, a notebook and the charging cable out of sight.',
    details: [
      'Legs in solid wood, tapered on the two inner faces',
      'Drawer with 5 cm of inner height on waxed wooden runners',
      '62 cm of knee room below the drawer',
    ],
  },
  'desk-trestle': {
    noun: 'trestle desk',
    description:
      'A wide top rests on two A-shaped trestles and nothing else. {name} goes up in five minutes without tools, moves house flat against a wall, and leaves room for two chairs side by side when there is a lot to spread out.',
    details: [
      'Trestles joined with through tenons, feet with felt pads',
      'Top 26 mm thick, located by four wooden pegs',
      'Trestles can be set closer together or further apart',
    ],
  },
  'desk-drawers': {
    noun: 'desk with drawers',
    description:
      'Three drawers stand on the right, a full panel carries the left, and the space between is free for your knees. {name} has a finished back, so it can face into the room instead of the wall.',
    details: [
      'Drawers run on hidden metal runners with soft close',
      'Bottom drawer is deep enough for A4 folders',
      'Cable outlet with cover at the rear edge of the top',
    ],
  },
  'desk-steel': {
    noun: 'desk',
    description:
      'A wooden top on a slender frame of black steel: {name} looks light and stands firm, because a cross brace at the back takes up the sideways movement. Fasten your cables along the brace and the floor stays clear for the broom.',
    details: [
      'Frame of 20 mm square steel tube, welded and powder-coated',
      'Feet adjust by 10 mm for uneven floors',
      'Top screwed from below through slotted holes, so the wood can move',
    ],
  },
  'desk-secretary': {
    noun: 'secretary desk',
    description:
      'Four small compartments along the back hold letters, glasses and whatever else would wander across the desk. {name} keeps the writing surface clear, and the raised shelf brings a lamp or a plant up to eye level.',
    details: [
      'Compartments joined with dovetails, each 22 cm wide',
      'Writing surface 38 cm deep in front of the compartments',
      'Raised part is held by two screws and can be left off',
    ],
  },
  'desk-corner': {
    noun: 'corner desk',
    description:
      'Two tops meet at a right angle, so the screen can stand on one side and paper on the other. {name} rests on square wooden legs that are set right at the edges and keep out of the way of a rolling chair.',
    details: [
      'Short side can be mounted on the left or on the right',
      'Tops are drawn together from below with steel connectors',
      'Cable outlet with a wooden cover in the corner',
    ],
  },
  'standing-two-leg': {
    noun: 'standing desk',
    description:
      'Two telescopic steel columns raise the desk from sitting to standing height in about twelve seconds, quietly enough for a telephone call. {name} remembers four heights, and stops and backs off when it meets a chair arm or a window sill.',
    details: [
      'Height 72 to 120 cm, one motor in each column',
      'Carries up to 80 kg including the screens',
      'Control panel with four memory positions and a display',
    ],
  },
  'standing-rounded': {
    noun: 'standing desk',
    description:
      'The edge of the top is rounded all the way round, which your forearms notice by the end of the day. Under {name} hangs a cable tray that moves up and down with the desk, so that a single lead runs to the socket.',
    details: [
      'Edge rounded with a 12 mm radius',
      'Steel cable tray folds down at the back for access',
      'Motor height from 72 to 118 cm, with a child lock',
    ],
  },
  'standing-drawer': {
    noun: 'standing desk with drawer',
    description:
      'Height-adjustable desks rarely have a place for small things; this one has a shallow drawer right below the top. {name} lifts it along, so laptop, pens and headphones are within reach whether you sit or stand.',
    details: [
      'Drawer with 4 cm of inner height, lined with grey felt',
      'Electric height adjustment from 73 to 121 cm',
      'Drawer front sits flush with the apron',
    ],
  },
  'standing-compact': {
    noun: 'sit-stand table',
    description:
      'A single column on a broad foot, a top just large enough for a laptop and a notebook: {name} fits beside a bed, in a hallway or next to the sofa. A gas spring does the lifting, so it needs no socket.',
    details: [
      'Height 73 to 110 cm with a hand lever under the top',
      'Carries up to 15 kg in every position',
      'Steel foot plate with felt on the underside',
    ],
  },
  'standing-converter': {
    noun: 'desktop riser',
    description:
      'Placed on the desk you already own, {name} turns it into one you can stand at. Scissor arms lift screen and keyboard shelf together straight upwards, so it takes no more depth than it had when lowered.',
    details: [
      'Lifts by up to 38 cm, gas springs on both sides',
      'Carries up to 12 kg, enough for two small screens',
      'Arrives assembled, only the keyboard shelf is clipped on',
    ],
  },
  'standing-conference': {
    noun: 'standing conference table',
    description:
      'A long meeting table that rises for the morning stand-up and comes down for the hour that follows. Three columns run in step under {name}, so the top stays level even when everyone leans on the same end.',
    details: [
      'Height 72 to 118 cm with three synchronised motors',
      'Two cable hatches with hinged lids in the top',
      'Top delivered in two halves and joined with draw bolts',
    ],
  },

  'office-task': {
    noun: 'office chair',
    description:
      'Seat and back of {name} tilt together in a fixed ratio, so your feet stay on the floor when you lean back. The upholstery is firm enough for a full day, and the armrests slide under most desks when lowered.',
    details: [
      'Seat height 42 to 53 cm with a gas lift',
      'Armrests adjust in height by 8 cm',
      'Soft castors for hard floors, to be exchanged for carpet',
    ],
  },
  'office-high-back': {
    noun: 'high-back office chair',
    description:
      'A tall back with a headrest takes the weight off neck and shoulders during long calls and long reading. {name} supports the lower spine with a pad that moves up and down, and the backrest locks upright or tilted.',
    details: [
      'Headrest adjusts in height and angle',
      'Backrest locks in four positions, carries up to 130 kg',
      'Five-star base in polished aluminium with 60 mm castors',
    ],
  },
  'office-shell': {
    noun: 'swivel chair',
    description:
      'The shell is pressed from thin layers of veneer and bends gently with your back, which makes upholstery unnecessary. {name} turns and rolls like an office chair and looks at home at a kitchen table just as well.',
    details: [
      'Shell of nine-layer moulded plywood, 11 mm thick',
      'Seat height 41 to 51 cm',
      'Castors brake by themselves when nobody is sitting',
    ],
  },
  'office-stool': {
    noun: 'swivel stool',
    description:
      'A round seat on a single foot, for a quick note at the desk or a second person at the screen. {name} turns freely, adjusts in height and disappears under the top when you have finished.',
    details: [
      'Seat height 48 to 62 cm with a gas lift',
      'Cold foam padding, 7 cm thick',
      'Foot plate 38 cm across with a felt ring below',
    ],
  },
  'office-saddle': {
    noun: 'saddle stool',
    description:
      'On a saddle seat the hips open and the back straightens without a backrest. {name} suits drawing boards, workbenches and raised desks, and many people like to change to it for an hour or two each day.',
    details: [
      'Seat height 52 to 66 cm, seat angle adjustable',
      'Castor base with five lockable double castors',
      'Cover sewn in three panels without a seam in the middle',
    ],
  },
  'office-visitor': {
    noun: 'cantilever chair',
    description:
      'One bent steel tube carries seat and back and gives a little with every movement. {name} was made for the far side of a desk, and it serves just as well in a waiting area or around a meeting table.',
    details: [
      'Steel tube 25 mm across, bent from one length',
      'Seat and back padded with 4 cm of foam',
      'Plastic glides protect wooden floors',
    ],
  },

  'shelf-ladder': {
    noun: 'ladder shelf',
    description:
      'Five boards, wide at the bottom and narrow at the top, lean against the wall like a ladder at rest. {name} suits a bathroom, a hallway or the gap beside a wardrobe where an ordinary bookcase would look heavy.',
    details: [
      'Boards 18 to 38 cm deep, each carries 8 kg',
      'Two wall brackets at the top are supplied',
      'Uprights cut at an angle and fitted with rubber feet',
    ],
  },
  'shelf-cube': {
    noun: 'cube bookcase',
    description:
      'Open compartments of equal size take records, boxes and books standing or lying. {name} has no back panel, so it lets light through and can stand across a room as well as along a wall.',
    details: [
      'Compartments 33 by 33 cm inside, 13 kg each',
      'Narrow version two by four, wide version four by four',
      'Panels 25 mm thick with halved joints, no visible screws',
    ],
  },
  'shelf-tall': {
    noun: 'bookcase',
    description:
      'Six shelves on a height that uses the wall and still lets you reach the top with a short step. The solid back of {name} sits in a groove, which keeps the case square and the books from touching the wall.',
    details: [
      'Four of six shelves adjust in steps of 32 mm',
      'Each shelf carries 25 kg when the load is spread',
      'Anti-tip fitting for masonry and plasterboard supplied',
    ],
  },
  'shelf-steel': {
    noun: 'steel-frame shelf',
    description:
      'Four boards hang in a thin frame of black steel that almost disappears against the wall. {name} is open on every side and carries more than it looks: cookbooks, a record player, a row of plants in clay pots.',
    details: [
      'Frame of 15 mm square tube, powder-coated matt black',
      'Each board carries 25 kg and lifts out for cleaning',
      'Levelling feet at all four corners',
    ],
  },
  'shelf-wall': {
    noun: 'wall shelf',
    description:
      'Two boards on brass brackets, at the right depth for paperbacks, spice jars or a row of small frames. The brackets of {name} are left unlacquered and grow darker where hands touch them; a little polish brings the shine back.',
    details: [
      'Brackets in solid brass, 4 mm thick',
      'Carries 12 kg on a masonry wall',
      'Screws and plugs for brick and plasterboard included',
    ],
  },
  'shelf-room-divider': {
    noun: 'room divider',
    description:
      'Low enough to see over, open on both sides and divided unevenly, so that tall vases and small books each find their place. {name} marks off a desk or a dining area without taking the daylight away.',
    details: [
      'Finished on all sides, stands without a wall',
      'Two compartments are 34 cm high, made for records',
      'Uprights and shelves joined with hidden dowels and cams',
    ],
  },

  'drawers-chest': {
    noun: 'chest of drawers',
    description:
      'Four drawers over the full width take bed linen, jumpers and everything that needs to lie flat. {name} stands on short tapered legs, so a vacuum cleaner passes below, and its drawers open all the way to the back.',
    details: [
      'Drawer boxes dovetailed at all four corners',
      'Full-extension runners with soft close, 20 kg each',
      'Anti-tip strap for the wall supplied',
    ],
  },
  'drawers-sideboard': {
    noun: 'sideboard',
    description:
      'Two doors left and right, three drawers between them: {name} keeps plates, glasses and table linen apart. In the wood finishes the grain runs across all fronts without a break, and the top is long enough for a buffet or a record player.',
    details: [
      'One adjustable shelf behind each door',
      'Hinges and runners with soft close',
      'Cable openings in the back panel, left and right',
    ],
  },
  'drawers-pedestal': {
    noun: 'desk pedestal',
    description:
      '{name} rolls under the desk or beside it and adds a little room for the printer on top. Of its three drawers the uppermost locks, the lowest is high enough for bottles or folders standing upright.',
    details: [
      'Top drawer locks, two keys supplied',
      'Four castors, the front pair with brakes',
      'A fifth wheel under the lowest drawer prevents tipping',
    ],
  },
  'drawers-tallboy': {
    noun: 'tallboy',
    description:
      'Half a metre of wall is enough for six drawers. {name} sorts socks, scarves, chargers and papers from the bottom to the top, and its fronts have a milled finger groove in place of handles that would catch on sleeves.',
    details: [
      'Top drawer lined with felt for watches and jewellery',
      'Drawers stop before they fall out',
      'Must be fixed to the wall, fitting supplied',
    ],
  },
  'drawers-bedside': {
    noun: 'bedside table',
    description:
      'One drawer for the things that nobody needs to see, an open shelf for the book of the moment. {name} stands on round legs at the height of most mattresses, with a slot at the back for the charging cable.',
    details: [
      'Legs screw in by hand, no tools needed',
      'Drawer 8 cm high inside, with a wooden stop',
      'Cable slot 6 cm wide in the back panel',
    ],
  },
  'drawers-tv': {
    noun: 'media bench',
    description:
      'The slatted doors slide rather than swing, so the bench can stand close to the sofa, and signals from the remote control pass through the gaps. {name} hides players, routers and their cables behind a calm wooden front.',
    details: [
      'Doors run in a hardwood groove and lift out',
      'Carries a screen of up to 50 kg',
      'Back panel with three cable openings per compartment',
    ],
  },

  'lamp-desk-arm': {
    noun: 'desk lamp',
    description:
      'Two joints and a turning foot bring the light where the work lies and take it out of the way again. The conical shade of {name} is closed at the sides, so nobody across the table is dazzled.',
    details: [
      'Joints tightened by hand, arm stays where it is put',
      'Rocker switch on the shade, 2 m cable',
      'E27 socket, replaceable LED bulb 7 W included',
    ],
  },
  'lamp-floor-arc': {
    noun: 'arc floor lamp',
    description:
      'The arm reaches from behind the sofa to the middle of the table, where a ceiling point would otherwise be needed. A heavy round base keeps {name} upright; the half-sphere shade turns to throw light down or against the wall.',
    details: [
      'Reach of 95 cm, clearance of 165 cm below the shade',
      'Base weighs 9 kg, with felt underneath',
      'Foot switch in the cable, E27 LED bulb included',
    ],
  },
  'lamp-floor-tripod': {
    noun: 'tripod lamp',
    description:
      'Three wooden legs spread under a drum of natural linen that softens the light in all directions. {name} belongs beside an armchair or in a dark corner, and folds to a slim bundle for the next move.',
    details: [
      'Linen shade 42 cm across, removable for dusting',
      'Cable covered in cotton, 2.5 m long',
      'E27 socket, LED bulb 7 W included',
    ],
  },
  'lamp-pendant': {
    noun: 'pendant lamp',
    description:
      'A wide dome that gathers the light over a dining table and leaves the rest of the room in peace. Inside, {name} is always matt white, which makes the light warmer and spares the eyes the sight of a bare bulb.',
    details: [
      'Spun from one sheet of metal, without a seam',
      'Textile cord 200 cm long, shortened in the ceiling rose',
      'E27 LED bulb included; to be wired by an electrician',
    ],
  },
  'lamp-globe': {
    noun: 'globe table lamp',
    description:
      'A globe of opal glass on a slim metal stem spreads an even light without a visible bulb. {name} is small enough for a window sill or a bookshelf and bright enough to find your way by in the evening.',
    details: [
      'Mouth-blown glass, 16 cm across',
      'Rotary dimmer in the cable',
      'Globe lifts off after a quarter turn to change the bulb',
    ],
  },
  'lamp-mushroom': {
    noun: 'table lamp',
    description:
      'Stem and shade share one rounded outline and one colour, like a mushroom at the edge of a path. {name} throws its light downwards onto the table, low enough to leave on through a whole evening.',
    details: [
      'Shade of lacquered steel, white on the inside',
      'Dimmer on the stem with three levels',
      'E14 socket, replaceable LED bulb 4 W included',
    ],
  },

  'sofa-two': {
    noun: 'two-seat sofa',
    description:
      'Piping traces the edge of every cushion and keeps it in shape for years. {name} seats two without crowding, goes through an ordinary door with its legs unscrewed, and suits a study as well as a small living room.',
    details: [
      'Frame of pine and birch plywood, glued and screwed',
      'Seat cushions with a pocket-spring core',
      'Cushion covers with zips, seat height 45 cm',
    ],
  },
  'sofa-three': {
    noun: 'three-seat sofa',
    description:
      'The arms are only nine centimetres wide, so nearly all of the length is there to sit or lie on. {name} has loose back cushions that can be turned, shaken up or put aside for an afternoon nap.',
    details: [
      'Lying length between the arms 194 cm',
      'Back cushions filled with feathers and foam sticks',
      'Wave springs under a 12 cm foam core',
    ],
  },
  'sofa-corner': {
    noun: 'corner sofa',
    description:
      'A chaise longue on the right-hand side, seen from the front, gives room for stretched legs and a second reader. {name} arrives in two parts that hook together and can be separated again by two people.',
    details: [
      'Chaise longue 165 cm deep, on the right',
      'Covers of seat and back cushions come off for cleaning',
      'Seat height 43 cm, legs set back from the front',
    ],
  },
  'sofa-armchair': {
    noun: 'armchair',
    description:
      'The back curves round in a single line and becomes the armrests, so there is no corner to avoid. {name} sits low and open on round wooden legs and keeps its shape with elastic webbing under the seat.',
    details: [
      'Back shell padded in one piece, seam at the rear',
      'Seat height 42 cm, seat depth 54 cm',
      'Legs in solid wood with felt glides',
    ],
  },
  'sofa-bench': {
    noun: 'upholstered bench',
    description:
      'A place to sit down and tie your shoes, or to leave the bag while you look for the key. {name} is narrow enough for a hallway and steady enough for two people at the dining table.',
    details: [
      'Padding of 6 cm foam over a plywood base',
      'Cover stapled below and easy to renew',
      'Legs in solid wood, screwed into steel plates',
    ],
  },
  'sofa-pouf': {
    noun: 'pouf',
    description:
      'Footrest, extra seat or low table for a tray: {name} changes its task several times in an evening. A stitched seam runs around the middle and holds the cover taut over a firm foam core.',
    details: [
      'Foam core with a layer of wadding, keeps its shape',
      'Seam sewn twice with strong thread',
      'Non-slip fabric on the underside',
    ],
  },

  'table-dining': {
    noun: 'dining table',
    description:
      'Turned legs stand at the very corners of the top, so chairs go in wherever you need them. The corners of {name} are rounded, which children and hips are grateful for, and the top is made from full-length staves.',
    details: [
      'Top 28 mm thick, seats six or eight',
      'Legs in solid wood, bolted to the apron',
      'Apron 64 cm above the floor, for chairs with arms',
    ],
  },
  'table-round': {
    noun: 'round dining table',
    description:
      'Around a round table everyone hears everyone, and a fifth person finds a place. {name} stands on a central pedestal, which leaves the floor free for feet and lets chairs be pushed in at any angle.',
    details: [
      'Pedestal turned from glued solid wood',
      'Four levelling screws hidden in the foot',
      'Top edge bevelled to look thinner than its 25 mm',
    ],
  },
  'table-extending': {
    noun: 'extending table',
    description:
      'On weekdays a table for four to six, at weekends one for eight. {name} parts in the middle and takes a leaf that shows its joint openly; the leaf is stored under the top and one person can put it in.',
    details: [
      'Leaf adds 50 cm, from 140 to 190 cm',
      'Beech runners with wooden stops',
      'Square legs stay at the corners when extended',
    ],
  },
  'table-coffee': {
    noun: 'coffee table',
    description:
      'Below the top lies a shelf of slats for newspapers, a blanket or the game that is not finished yet. {name} has the height of a sofa seat, so a cup is at hand without leaning forward.',
    details: [
      'Slats 3 cm wide, let into the rails',
      'Legs in solid wood with rounded edges',
      'Carries 40 kg on top and 10 kg on the shelf',
    ],
  },
  'table-side': {
    noun: 'side table',
    description:
      'A raised rim keeps cups and reading glasses from sliding off, and three legs stand firm even on old floorboards. {name} weighs so little that it follows you from the armchair to the bedside to the bath.',
    details: [
      'Rim 12 mm high, turned from the same piece as the top',
      'Legs screw in by hand',
      'Felt pads under all three feet',
    ],
  },
  'table-console': {
    noun: 'console table',
    description:
      'At 35 centimetres deep, {name} fits behind a door or a sofa and still has two drawers for keys, letters and sunglasses. The back is flat, so it stands right against the wall above a skirting board.',
    details: [
      'Two drawers with wooden knobs, side by side',
      'Rear legs notched for skirting boards up to 2 cm',
      'Can be screwed to the wall through the back rail',
    ],
  },

  'bed-slatted': {
    noun: 'bed',
    description:
      'The headboard is a row of upright slats, light to look at and comfortable to lean on with a pillow behind you. {name} is put together with eight bolts that pull the joints tight and can be tightened again after years.',
    details: [
      'Slatted base of sprung beech included',
      'For mattresses 200 cm long; mattress and linen not included',
      'Headboard 95 cm high, side rails in solid wood',
    ],
  },
  'bed-upholstered': {
    noun: 'upholstered bed',
    description:
      'A tall headboard in vertical channels makes reading in bed comfortable and takes the echo out of a bare room. The sides of {name} are padded too, so no shin meets a hard edge in the dark.',
    details: [
      'Headboard 115 cm high, padded 6 cm deep',
      'Slatted base and centre beam included, mattress not',
      'Cover can be vacuumed; marks come off with lukewarm water',
    ],
  },
  'bed-platform': {
    noun: 'platform bed',
    description:
      'Low, without a headboard, with a wide rim that holds a book, a cup or whoever is pulling on socks. The feet of {name} are set far back, and the frame seems to float a hand above the floor.',
    details: [
      'Rim 18 cm wide on both sides',
      'Frame 32 cm high including the feet',
      'Slatted base rests inside on a solid ledge',
    ],
  },
  'bed-drawers': {
    noun: 'storage bed',
    description:
      'Two deep drawers in one side take winter blankets, spare pillows and suitcases that would otherwise need a cupboard. {name} has a plain headboard that takes a picture above it, and the drawers can be fitted on either side.',
    details: [
      'Drawers on wheels, 22 cm high inside, with lids against dust',
      'Slatted base included, for mattresses 200 cm long',
      'Side with drawers chosen when assembling',
    ],
  },
  'bed-day': {
    noun: 'day bed',
    description:
      'Closed on three sides, {name} is a sofa by day and a single bed by night. The thick cushion lies on slats that let it air, and the back is high enough to lean against with a pillow.',
    details: [
      'Seat cushion of 15 cm cold foam included',
      'Cushion cover with zip, washable at 30 °C',
      'Back and sides 80 cm high, joined with bolts',
    ],
  },
  'bed-canopy': {
    noun: 'four-poster bed',
    description:
      'A thin square frame draws the outline of a room within the room, with or without cloth hung over it. {name} needs a ceiling of at least 220 centimetres and stands quietly, since all joints are drawn tight with bolts.',
    details: [
      'Posts 45 by 45 mm in solid wood',
      'Height 205 cm, upper frame carries light fabrics',
      'Slatted base included, mattress and cloth not included',
    ],
  },

  'chair-dining': {
    noun: 'dining chair',
    description:
      'The back rest is bent from one piece of wood and holds you just below the shoulder blades. {name} has a padded seat that is fixed with four screws, so it can be covered afresh when the fabric has done its years.',
    details: [
      'Seat height 46 cm, seat depth 43 cm',
      'Back rest steam-bent and dowelled to the rear legs',
      'Seat cushion of 4 cm foam in a wool mix',
    ],
  },
  'chair-spindle': {
    noun: 'spindle-back chair',
    description:
      'Slim spindles run from the saddle seat up to a curved rail and yield a little when you lean back. {name} is built as such chairs always were: legs and spindles tenoned and wedged, without a single screw.',
    details: [
      'Seat hollowed from 35 mm solid wood',
      'Leg tenons wedged from above, visible in the seat',
      'Seat height 45 cm',
    ],
  },
  'chair-upholstered': {
    noun: 'upholstered chair',
    description:
      'A rounded back reaches round to the elbows and makes long dinners longer. {name} is covered in fabric all over, stands on wooden legs, and its seat is firm enough to rise from without effort.',
    details: [
      'Seat height 48 cm, back padded on both sides',
      'High-resilience foam over elastic webbing',
      'Legs in solid wood, delivered unscrewed',
    ],
  },
  'chair-stacking': {
    noun: 'stacking chair',
    description:
      'A shell of moulded plywood on four steel legs, light enough to carry two at a time. {name} stacks eight high in a cupboard, and comes out again for birthdays, meetings and the longer table.',
    details: [
      'Stacks up to eight chairs high',
      'Plywood shell 10 mm thick with rounded edges',
      'Steel legs 16 mm across with replaceable glides',
    ],
  },
  'chair-bar': {
    noun: 'bar stool',
    description:
      'A low back rest gives support without showing above the worktop, and a steel ring takes the weight off your feet. {name} is made for kitchen counters and bar tables that are around ninety centimetres high.',
    details: [
      'Seat height 65 cm',
      'Foot ring in black steel, 22 cm above the floor',
      'Legs braced by the ring, felt glides supplied',
    ],
  },
  'chair-rocking': {
    noun: 'rocking chair',
    description:
      'Long runners make the movement slow and even, and the tall slatted back carries your head as well. {name} has a padded seat for feeding a child, finishing a novel or doing nothing for a while.',
    details: [
      'Runners laminated from thin layers of wood',
      'Seat cushion fixed with press studs, cover removable',
      'Felt strips under the runners protect the floor',
    ],
  },
}
