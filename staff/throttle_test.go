package staff_test

import (
	"testing"
	"time"
)

func TestPasswordsOfStaffAreThrottled(t *testing.T) {
	d, own := start(t), &browser{address: "192.0.2.1"}
	secret, _ := d.setUp(t, own)
	for _, email := range []string{an, unknown} {
		for i := range 10 {
			if _, code := d.password(t, &browser{address: "198.51.100.7"}, email, "wrong password!"); code != "WRONG_LOGIN" {
				t.Fatalf("wrong password %d of %s gives %q, want WRONG_LOGIN", i+1, email, code)
			}
		}
		for _, try := range []string{"wrong password!", password} {
			if _, code := d.password(t, &browser{address: "203.0.113.9"}, email, try); code != "TOO_OFTEN" {
				t.Errorf("a password of %s after ten wrong ones gives %q, want TOO_OFTEN", email, code)
			}
		}
	}
	if _, code := d.password(t, &browser{device: own.device}, an, password); code != "" {
		t.Error("wrong passwords of strangers lock a member out of a browser that is known:", code)
	}
	if _, code := d.password(t, &browser{device: own.device}, unknown, password); code != "TOO_OFTEN" {
		t.Error("the browser of one member may try passwords of another:", code)
	}
	d.now = d.now.Add(16 * time.Minute)
	b := &browser{address: "203.0.113.9"}
	d.password(t, b, an, password)
	if _, code := d.code(t, b, d.shown(t, secret)); code != "" {
		t.Errorf("16 minutes later the code is refused: %q", code)
	}
}

func TestCodesOfStaffAreThrottled(t *testing.T) {
	d, b := start(t), &browser{}
	secret, codes := d.setUp(t, b)
	d.now = d.now.Add(time.Minute)
	for i := range 10 {
		other := &browser{device: b.device}
		if _, code := d.password(t, other, an, password); code != "" {
			t.Fatalf("the right password before code %d is refused: %s", i+1, code)
		}
		if _, code := d.code(t, other, "000000"); code != "WRONG_LOGIN" {
			t.Fatalf("wrong code %d gives %q, want WRONG_LOGIN", i+1, code)
		}
		d.now = d.now.Add(time.Second)
	}
	last := &browser{}
	d.password(t, last, an, password)
	if _, code := d.code(t, last, d.shown(t, secret)); code != "TOO_OFTEN" {
		t.Errorf("the eleventh code gives %q, want TOO_OFTEN", code)
	}
	if code := d.recover(t, last, codes[0]); code != "TOO_OFTEN" {
		t.Errorf("a recovery code after ten wrong codes gives %q, want TOO_OFTEN", code)
	}
}
