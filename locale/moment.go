package locale

import "time"

// Moment gives a moment in Unix seconds that every form of a date can write, whatever is stored: of the years 1970 to 9999.
func Moment(unix int64) time.Time { return time.Unix(min(max(unix, 0), lastMoment), 0).UTC() }

var lastMoment = time.Date(9999, 12, 31, 0, 0, 0, 0, time.UTC).Unix()

// OptionalMoment is Moment of a time that may be absent.
func OptionalMoment(unix *int64) *time.Time {
	if unix == nil {
		return nil
	}
	t := Moment(*unix)
	return &t
}
