package properties

import "testing"

// TestAPointIsReadAsMapsLetOneCopyIt reads two numbers, and the addresses of maps that have them behind a zoom or between other values.
func TestAPointIsReadAsMapsLetOneCopyIt(t *testing.T) {
	for _, typed := range []string{
		"51.0543, 3.7174", " 51.0543,3.7174 ", "51.0543 3.7174", "https://maps.example.com/place/9000+Gent/@51.0543,3.7174,17z/data=!3m1",
		"https://maps.example.com/place/9000+Gent/@51.0511,3.7102,17z/data=!4m6!3m5!8m2!3d51.0543!4d3.7174!16s",
		"https://www.example.org/#map=18/51.0543/3.7174", "https://maps.example.com/?ll=51.0543,3.7174&z=16",
	} {
		if north, east := pointTyped(typed); north != "51.0543" || east != "3.7174" {
			t.Errorf("%q is %q and %q, want 51.0543 and 3.7174", typed, north, east)
		}
	}
	for typed, want := range map[string][2]string{
		"151.0543, 3.7174": {"151.0543", "3.7174"}, "51, 4": {"51", "4"}, "Gent": {"Gent", ""}, "-1.5, -2.5": {"-1.5", "-2.5"},
	} {
		if north, east := pointTyped(typed); north != want[0] || east != want[1] {
			t.Errorf("%q is %q and %q, want %q", typed, north, east, want)
		}
	}
}
