package basemap

import (
	"bytes"
	"context"
	"errors"
	"io"
	"strings"
	"time"

	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/internal/pmtiles"
	"github.com/gevel/gevel/limits"
)

// Protomaps has a build of each day; {date} is that day.
const Protomaps = "https://build.protomaps.com/{date}.pmtiles"

// date stands in an address for a day, as 20261129.
const date = "{date}"

// DefaultMargin is how many kilometres around each place are fetched when nobody says otherwise.
const DefaultMargin = 20

// Order is what is to be fetched: the surroundings of places, up to a zoom.
type Order struct {
	From   string // the address of the basemap, in which {date} is the newest day that is there
	Client *fetch.Client
	Margin float64 // km
	Zoom   int
	Places []Place
	File   string // where it goes

	pause func(ctx context.Context, d time.Duration) error // sleep; tests do not wait
}

// Plan is a part of a basemap that can be fetched now.
type Plan struct {
	Address string // of the basemap
	Tiles   uint64
	Bytes   uint64 // of the file
	Done    uint64 // how many of them came in an earlier fetch

	file    string
	source  *source
	tiles   uint64 // where the tiles begin in the basemap
	extract *pmtiles.Extract
	record  *record
}

// Measure finds the part of the basemap and how large it is. What an earlier fetch of the same order brought is gone on with.
func (o *Order) Measure(ctx context.Context) (*Plan, error) {
	places, err := o.check()
	if err != nil {
		return nil, err
	}
	if before := readRecord(o.File); before.of(o) {
		plan, err := o.measureAt(ctx, before.Address, before.Places)
		if err == nil && plan.goesOn(before) {
			return plan, nil
		}
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		if errors.As(err, new(fetch.Unreached)) { // what came is not given up for a server that is down
			return nil, err
		}
	}
	return o.newest(ctx, places)
}

// check returns the places that the map shows.
func (o *Order) check() (shown []Place, err error) {
	for _, p := range o.Places {
		if isShown(p) {
			shown = append(shown, p)
		}
	}
	switch {
	case !(o.Margin > 0 && o.Margin <= limits.StreetsMargin):
		return nil, ErrMargin
	case o.Zoom < limits.StreetsFarZoom || o.Zoom > limits.StreetsZoom:
		return nil, ErrZoom
	case len(shown) == 0:
		return nil, ErrNowhere
	}
	return shown, nil
}

// newest measures the newest build that is there.
func (o *Order) newest(ctx context.Context, places []Place) (*Plan, error) {
	if !strings.Contains(o.From, date) {
		return o.measureAt(ctx, o.From, places)
	}
	for day := range limits.StreetsBuildDays + 1 {
		of := time.Now().UTC().AddDate(0, 0, -day).Format("20060102")
		plan, err := o.measureAt(ctx, strings.ReplaceAll(o.From, date, of), places)
		if missing := new(fetch.Unavailable); !errors.As(err, missing) || missing.Status >= 500 || again(err) {
			return plan, err
		}
	}
	return nil, ErrNoBuild
}

// measureAt measures a part of the basemap at an address.
func (o *Order) measureAt(ctx context.Context, address string, places []Place) (*Plan, error) {
	client, end := o.Client.OverOneConnection()
	defer end()
	s := &source{client: client, address: address, pause: o.pause}
	if s.pause == nil {
		s.pause = sleep
	}
	h, first, err := s.header(ctx)
	if err != nil {
		return nil, err
	}
	zooms := [2]byte{h.Zooms[0], min(h.Zooms[1], byte(o.Zoom))}
	needed, err := spans(places, o.Margin, zooms)
	if err != nil {
		return nil, err
	}
	metadata, err := s.description(ctx, &h)
	if err != nil {
		return nil, err
	}
	root, err := pmtiles.Unpack(bytes.NewReader(first[h.Root.Offset:][:h.Root.Length]), h.Packed)
	if err != nil {
		return nil, pmtiles.ErrDirectory
	}
	tiles, err := s.search(ctx, &h, root, needed)
	if err != nil {
		return nil, err
	}
	e, err := h.Extract(tiles, metadata, zooms, boundsOf(places, o.Margin))
	if err != nil {
		return nil, err
	}
	if e.Size > limits.StreetsBytes {
		return nil, ErrLarge
	}
	return &Plan{Address: address, Tiles: e.Tiles, Bytes: e.Size, file: o.File, source: s, tiles: h.Tiles.Offset, extract: e,
		record: o.record(s, places)}, nil
}

// header reads the first part of the archive, which has the header and the root directory.
func (s *source) header(ctx context.Context) (h pmtiles.Header, first []byte, err error) {
	first, err = s.first(ctx)
	if err != nil {
		return h, nil, err
	}
	h, err = pmtiles.ReadHeader(first, s.size)
	if err == nil && !h.Root.Fits(uint64(len(first))) {
		err = pmtiles.ErrDirectory
	}
	return h, first, err
}

// first reads as much of the archive's first part as there is.
func (s *source) first(ctx context.Context) ([]byte, error) {
	b, err := s.bytes(ctx, 0, pmtiles.FirstPart)
	if errors.Is(err, io.ErrUnexpectedEOF) && uint64(len(b)) == s.size {
		err = nil
	}
	return b, err
}

// description reads the description as it stands in the archive, and checks that it is one of a basemap of Protomaps.
func (s *source) description(ctx context.Context, h *pmtiles.Header) ([]byte, error) {
	b, err := s.bytes(ctx, h.Metadata.Offset, h.Metadata.Length)
	if err != nil {
		return nil, err
	}
	text, err := pmtiles.Unpack(bytes.NewReader(b), h.Packed)
	if err != nil {
		return nil, pmtiles.ErrDirectory
	}
	return b, pmtiles.CheckLayers(text)
}
