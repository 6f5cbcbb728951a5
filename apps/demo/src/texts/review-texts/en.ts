import type { ReviewTexts } from './review-text.ts'

export const en: ReviewTexts = {
  good: [
    'Very happy with it.',
    'Exactly what I was looking for.',
    'A lovely piece.',
    'Better than I had hoped.',
    'I would buy it again at once.',
    'Great quality for the price.',
    'Simply beautiful.',
    'Nothing to complain about.',
    'Our second piece from {shop}, and again a good one.',
  ],
  fair: [
    'It is all right, no more.',
    'Good, with reservations.',
    'Looks nice, but it is not perfect.',
    'I expected a little more at this price.',
    'Mixed feelings.',
  ],
  bad: [
    'Disappointing.',
    'I am not happy with it.',
    'Not worth the money.',
    'Sadly not what I had expected.',
    'I wanted to like it, but no.',
  ],
  came: {
    well: [
      'It came a day early and was well packed.',
      'Delivered on the day that was promised.',
      'Arrived quickly and in one piece.',
      'Carefully packed, not a scratch.',
      'The driver was friendly and punctual.',
    ],
    badly: [
      'Delivery took longer than announced.',
      'The box was torn when it came.',
      'The carrier rang once and drove off again.',
      'Nobody could tell me when it would come.',
    ],
  },
  end: {
    good: [
      'Recommended.',
      'Thank you, {shop}!',
      'Any time again.',
      'A clear recommendation.',
      'It will stay with us for a long time.',
    ],
    fair: ['All in all it is fine.', 'We are keeping it.', 'For the price it is acceptable.'],
    bad: ['I would not order it again.', 'I have written to the shop.', 'A pity.'],
  },
  about: {
    desks: {
      likes: [
        'The top is smooth and has room for everything I need.',
        'It does not wobble, even when I type fast.',
        'I work at it every day now and would not go back.',
        'It fits under our window as if made for it.',
        'The surface is even nicer than in the pictures.',
        'It was together in half an hour.',
      ],
      niggles: [
        'One screw hole was a little tight.',
        'The edges could be a bit rounder.',
        'Glasses leave rings if you do not wipe at once.',
      ],
      defects: [
        'It wobbles whatever I do, and I have tightened every screw twice.',
        'The top has a scratch right in the middle.',
      ],
    },
    'standing-desks': {
      likes: [
        'It goes up and down smoothly and nothing on it rattles.',
        'My back is grateful: I stand for half of the day now.',
        'Even at full height it stays steady.',
        'Changing the height takes a moment, no more.',
        'Screen and keyboard are at the right height at last.',
        'Sturdier than the one in my office, and better looking.',
      ],
      niggles: [
        'It is heavy, so put it together where it will stand.',
        'At the very top it sways a little.',
        'The manual could say more.',
      ],
      defects: [
        'It no longer stays at the height I set.',
        'At standing height it sways so much that typing is no fun.',
      ],
    },
    'office-chairs': {
      likes: [
        'I can sit on it for hours and get up without a stiff back.',
        'The seat is firm without being hard.',
        'It looks good enough for the living room.',
        'Well made, nothing creaks.',
        'Better for my posture than anything I had before.',
        'The colour is just as in the pictures.',
      ],
      niggles: [
        'The seat is firmer than I expected and needs a week.',
        'A little low for tall people.',
        'It smelled new for a few days.',
      ],
      defects: ['It creaks with every movement.', 'After an hour I had to put a cushion on it.'],
    },
    shelves: {
      likes: [
        'It carries all our books without bending.',
        'Straight, stable and put up in no time.',
        'It looks light in the room and holds a lot.',
        'The boards are thick and neatly finished.',
        'Every hole was where it should be.',
        'Books and plants on it, and it is our nicest corner.',
      ],
      niggles: [
        'You need two people to put it up straight.',
        'A spirit level is a good idea.',
        'The screws enclosed are for solid walls only.',
      ],
      defects: [
        'One board is bent, everything rolls to the left.',
        'Two holes did not line up, I had to drill again.',
      ],
    },
    drawers: {
      likes: [
        'Everything opens and closes without a sound.',
        'More room inside than it looks.',
        'The fronts line up perfectly.',
        'It took the clutter out of our room.',
        'Beautifully finished, at the back as well.',
        'Just the right height for our corner.',
      ],
      niggles: [
        'It is heavy, so ask somebody to help you carry it.',
        'There was a faint smell of lacquer at first.',
        'Felt pads for the floor would have been nice.',
      ],
      defects: [
        'One front is crooked and scrapes when it is opened.',
        'A corner was dented when we unpacked it.',
      ],
    },
    lamps: {
      likes: [
        'A warm light that does not dazzle.',
        'It looks as good switched off as switched on.',
        'Well made, nothing feels cheap.',
        'Just the right light for the evening.',
        'The finish is spotless.',
        'Up and shining within ten minutes.',
      ],
      niggles: [
        'The cable could be longer.',
        'A dimmer would have made it perfect.',
        'A touch smaller than I had pictured it.',
      ],
      defects: [
        'It flickers, and nothing I tried has helped.',
        'One side is damaged, plainly visible when it is lit.',
      ],
    },
    sofas: {
      likes: [
        'The fabric feels soft and still hard-wearing.',
        'Firm and comfortable, you do not sink in.',
        'The colour is just as in the pictures.',
        'The cat approves, and so do our guests.',
        'Neat seams all round.',
        'It makes the whole room look complete.',
      ],
      niggles: [
        'Firmer than I thought, but it is getting softer.',
        'Crumbs show on the fabric.',
        'It smelled of new fabric for a few days.',
      ],
      defects: ['The seat is sagging already.', 'A seam came open in the first days.'],
    },
    tables: {
      likes: [
        'It stands absolutely steady.',
        'The top is smooth and easy to wipe.',
        'The first thing that visitors ask about.',
        'Simple, beautiful and solid.',
        'Exactly the right size for our room.',
        'Nicely rounded edges, good with small children.',
      ],
      niggles: [
        'Hot cups need a coaster.',
        'The legs had to be tightened again after some days.',
        'A shade lighter than in the pictures.',
      ],
      defects: [
        'One leg is shorter than the others, so it rocks.',
        'There is a long scratch across the top.',
      ],
    },
    beds: {
      likes: [
        'No creaking at all, we sleep wonderfully.',
        'Solid, nothing moves.',
        'It looks even better than in the pictures.',
        'Two of us put it together in about an hour.',
        'The frame is beautifully made.',
        'The room finally looks finished.',
      ],
      niggles: [
        'Plan two people and an afternoon for putting it up.',
        'Mind your shins, the frame stands out a little.',
        'The packages are very heavy.',
      ],
      defects: [
        'It creaks with every turn, we sleep badly.',
        'Parts of the frame did not fit together.',
      ],
    },
    chairs: {
      likes: [
        'Comfortable even after hours.',
        'Light to move and yet sturdy.',
        'Beautiful from every side.',
        'No creaking at all.',
        'We will order two more.',
        'Cleanly made, down to the last corner.',
      ],
      niggles: [
        'Put felt under the feet to spare the floor.',
        'The seat could be a little wider.',
        'A tad lower than our old one.',
      ],
      defects: ['A leg came loose after a few days.', 'It creaks whenever anybody leans back.'],
    },
  },
  thanks: {
    opening: [
      'Thank you, {name}!',
      'Many thanks for your kind words, {name}.',
      'Dear {name}, thank you for taking the time.',
      'How nice to read this, {name}.',
    ],
    message: [
      'We are glad that it has found a good place.',
      'The workshop will be pleased to hear it.',
      'Enjoy it for many years.',
      'If anything comes up, we are here for you.',
    ],
  },
  sorry: {
    opening: [
      'Dear {name}, this is not how it should be, and we are sorry.',
      'Thank you for telling us so openly, {name}.',
      'We are sorry to read this, {name}.',
      '{name}, this annoys us as much as it does you.',
    ],
    message: [
      'Please ask for a refund at your order and add a photo; we answer within two days.',
      'Write to us with your order number and we will find a solution.',
      'We have passed it on to the workshop and check every piece more closely now.',
      'Spare parts cost nothing; tell us which one you need.',
    ],
  },
  signed: ['Your team at {shop}', '{shop}'],
  asks: {
    DAMAGED: [
      'There is a dent at the back. I would keep it for part of the price.',
      'One corner was crushed when I unpacked it.',
    ],
    NOT_AS_DESCRIBED: [
      'The colour is clearly darker than in the pictures.',
      'The surface is much rougher than described.',
    ],
    WRONG_ITEM: ['I ordered another finish.'],
    MISSING_PARTS: [
      'The bag with the screws was missing, I had to buy some.',
      'One part was not in the box.',
    ],
    NOT_RECEIVED: ['Nothing has arrived so far.'],
    TOO_LATE: ['It took so long that I had to find something else.'],
    NO_LONGER_WANTED: [
      'We are moving and have no room for it any more.',
      'Ordered by mistake, I am sorry.',
    ],
    OTHER: ['The price dropped two days after I ordered.'],
  },
  declines: {
    unproven: 'We cannot see the damage without a photo. Please apply again and add one.',
    asOrdered:
      'We have checked it: what you received is what you ordered, see your order confirmation.',
    wasWhole:
      'The goods left us whole and complete, and the carrier recorded no damage. Please show us more of it if you see it differently.',
  },
}
