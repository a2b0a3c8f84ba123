package geo

import "github.com/gevel/gevel/locale"

// TransitKind is what runs on a line of public transport.
type TransitKind string

// The kinds of lines.
const (
	TransitTrain TransitKind = "TRAIN"
	TransitMetro TransitKind = "METRO"
	TransitTram  TransitKind = "TRAM"
	TransitBus   TransitKind = "BUS"
	TransitOther TransitKind = "OTHER"
)

// TransitLine is a line of public transport. Colour and TextColour are as CSS has them, "#ffcc00", and can be read on each other; nil where
// the operator gives none that shows.
type TransitLine struct {
	Name       string
	Kind       TransitKind
	Operator   string
	Colour     *string
	TextColour *string
}

// TransitStop is a stop near a home, in one language. Distance is in metres, as the crow flies.
type TransitStop struct {
	Name     string
	Distance int
	Lines    []TransitLine
	Source   TransitSource
}

// TransitSource is the timetable that a stop is from. Until is the last day for which it holds, nil when it does not say.
type TransitSource struct {
	Name  string
	Read  locale.Date
	Until *locale.Date
}
