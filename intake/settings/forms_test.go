package settings_test

import (
	"strings"
	"testing"

	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/internal/foldertest"
)

func TestCheckForms(t *testing.T) {
	store, media := foldertest.Open(t)
	folder := foldertest.WithSite(t, `"email":"info","settings":{"retentionDays":{"sendFlowers":1,"subscribe":0},`+
		`"depositMonths":{"ZEELAND":2,"FLANDERS":13},
		"answerDays":21,"renovationYears":{"nl":31},
		"visits":{"hours":{"maandag":[{"from":"09:00","until":"12:00"}],"monday":[{"from":"12:00","until":"09:00"}]},`+
		`"capacity":101,"days":366,"meetingPlace":"CAFE","holidays":["2026-02-30"]}}`)
	folder["properties/1096.json"].Data = []byte(foldertest.PropertyFile(`"letting":{"visitCapacity":-1}`))
	_, err := intake.Import(t.Context(), store, folder, media)
	if err == nil {
		t.Fatal("a folder with many problems was imported without an error")
	}
	for _, want := range []string{
		`site.json, email: "info" is not an email address`, "settings.retentionDays.sendFlowers: is not a form",
		"settings.retentionDays.subscribe: 0 is not a number from 1",
		`settings.depositMonths: "ZEELAND" is not one of`, "settings.depositMonths.FLANDERS: 13 is not a number from 0 to 12",
		"settings.visits.hours.maandag: is not a day",
		"settings.visits.hours.monday: 12:00 to 09:00 are not hours", "settings.visits.capacity: 101 is not",
		"settings.visits.days: 366 is not a number from 0 to 365",
		"settings.answerDays: 21 is not a number from 0 to 20", "settings.renovationYears.nl: 31 is not a number from 0 to 30",
		`settings.visits.meetingPlace: "CAFE" is not one of`, `settings.visits.holidays[0]: "2026-02-30" is not a date`,
		"properties/1096.json, letting.visitCapacity: -1 is not a number from 0 to 100",
	} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("want the problem %q among:\n%v", want, err)
		}
	}
}
