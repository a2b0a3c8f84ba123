package calendar

import (
	"bytes"

	ics "github.com/arran4/golang-ical"
	"github.com/gevel/gevel/limits"
	"golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"
)

var (
	begin = []byte("BEGIN:VCALENDAR")
	end   = []byte("\nEND:VCALENDAR")
)

// parse reads the calendars of a file, of which RFC 5545 section 3.4 allows several. A file that is cut off is refused whole, because what
// is lost may be busy.
func parse(text []byte) (list []*ics.Calendar, err error) {
	if text, _, err = transform.Bytes(unicode.BOMOverride(transform.Nop), text); err != nil { // UTF-16 is known by its mark
		return nil, ErrUnreadable
	}
	text = bytes.Trim(asWritten(text), "\ufeff \r\n\x00\x1a")
	for len(text) > 0 {
		one := text
		if i := bytes.Index(text, end); i >= 0 {
			one = text[:i+len(end)]
		}
		if !bytes.HasPrefix(one, begin) || !bytes.HasSuffix(one, end) || len(list) == limits.CalendarsPerFile {
			return nil, ErrUnreadable
		}
		c, err := parseOne(one)
		if err != nil {
			return nil, err
		}
		list, text = append(list, c), bytes.Trim(text[len(one):], " \r\n")
	}
	if len(list) == 0 {
		return nil, ErrUnreadable
	}
	return list, nil
}

// parseOne reads one calendar, also with properties after its first component, where some programs write them. The parser is another's: a
// text that makes it panic is unreadable.
func parseOne(text []byte) (c *ics.Calendar, err error) {
	defer func() {
		if problem := recover(); problem != nil {
			err = ErrUnreadable
		}
	}()
	after := ics.WithUnknownPropertyHandler(ics.AcceptUnknownPropertyHandler)
	if c, err = ics.ParseCalendarWithOptions(bytes.NewReader(text), after); err != nil {
		return nil, ErrUnreadable // the parser's own words may be of the calendar, such as a visitor's name
	}
	return c, nil
}
