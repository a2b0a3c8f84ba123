package pageviews

import "testing"

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko) "

func TestIsRobot(t *testing.T) {
	for _, agent := range []string{
		firefox,
		"Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) " + webkit + "Version/18.1 Mobile/15E148 Safari/604.1",
		"Mozilla/5.0 (Linux; Android 13; CUBOT P80) " + webkit + "Chrome/140.0.0.0 Mobile Safari/537.36",
		"Mozilla/5.0 (Windows NT 10.0; Win64; x64) " + webkit + "Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0",
		"Mozilla/5.0 (Linux; Android 14) " + webkit + "Chrome/140.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/500.0]",
	} {
		if isRobot(agent) {
			t.Errorf("%q counts as a robot, want a person", agent)
		}
	}
	for _, agent := range []string{
		"",
		"Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/140.0",
		"Mozilla/5.0 (X11; Linux x86_64) " + webkit + "HeadlessChrome/140.0 Safari/537.36",
		"facebookexternalhit/1.1",
		"WhatsApp/2.23.20.0 A",
		"Go-http-client/1.1",
		"Mozilla/5.0 (compatible; AhrefsSiteAudit/6.1; +http://ahrefs.com/robot/site-audit)",
		"python-requests/2.32",
	} {
		if !isRobot(agent) {
			t.Errorf("%q counts as a person, want a robot", agent)
		}
	}
}
