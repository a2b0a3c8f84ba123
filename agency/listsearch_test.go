package agency

import "testing"

func TestCitySearch(t *testing.T) {
	for city, want := range map[string]string{
		"Kinrooi":            "?city=Kinrooi%7C3640",
		"Liège":              "?city=Li%C3%A8ge%7C3640",
		"Sint-Job 's-Gravel": "?city=Sint-Job%20's-Gravel%7C3640",
		"A (B), C+D":         "?city=A%20(B),%20C%2BD%7C3640",
	} {
		if got := CitySearch(city, "3640"); got != want {
			t.Errorf("the search of %s is %s, want %s", city, got, want)
		}
	}
}
