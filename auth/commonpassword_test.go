package auth

import (
	"testing"

	"github.com/gevel/gevel/agency/forms"
)

func TestCommonPasswordsAreRefused(t *testing.T) {
	own := []string{"Lieve Claes", "Dorpsstraat", "Gevel Vastgoed"}
	check := func(password string) forms.Problems {
		f := ResetPasswordInput{Password: password, Confirmation: password}
		return f.Check("lieve.claes@example.com", own...)
	}
	for _, password := range []string{"123456789012", "password1234", "Password!2026", "P@ssw0rd1234", "qwertyuiop12", "azerty123456",
		"1q2w3e4r5t6y", "motdepasse12", "Wachtwoord1!!",
		"passwort2026!", "iloveyou1234", "welkom-welkom-2026", "zomer2026zomer", "LieveClaes1965", "dorpsstraat12!", "gevelvastgoed1",
		"lieve.claes@example.com", "abcdefghijkl",
		"Bienvenue2026", "987654321098", "aaaaaaabbbbbbcde1"} {
		if problems := check(password); len(problems) != 1 || problems[0].Code != forms.TooEasy {
			t.Errorf("%q gives the problems %v, want %s alone", password, problems, forms.TooEasy)
		}
	}
	for _, password := range []string{"molen-venster-tuin", "brique-verger-soleil", "een heel ander wachtwoord van mij",
		"correct horse battery staple", "x7#Kp9vLq2!mRt", "Тихая-река-и-сад", "Lieve houdt van bergwandelen"} {
		if problems := check(password); len(problems) != 0 {
			t.Errorf("%q is refused: %v", password, problems)
		}
	}
}
