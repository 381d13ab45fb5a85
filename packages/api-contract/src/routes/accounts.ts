import { listed, route } from './route.ts';

/** Signing up and in, and the own profile. */
export const accountRoutes = {
  loginByQuery: route('GET', '/user/login/:company', 'anyone', 'S7.USER.01', listed),
  login: route('POST', '/user/login/:company', 'anyone', 'J01'),
  session: route('GET', '/user/session/:company', 'anyone', 'J05'),
  logout: route('POST', '/user/logout/:company', 'anyone', 'J04'),
  googleNonce: route('POST', '/user/googleNonce/:company', 'anyone', 'J29'),
  googleLogin: route('POST', '/user/googleLogin/:company', 'anyone', 'S7.USER.02', listed),
  signUp: route('POST', '/user/SignUp/:company', 'anyone', 'S7.USER.03', listed),
  googleSignUp: route('POST', '/user/googleSignUp', 'anyone', 'S7.USER.04', listed),
  verify: route('POST', '/user/Verify/:company', 'anyone', 'S7.USER.05', { ...listed, failureIsAnswer: true }),
  sendOtp: route('POST', '/user/sendOTP/:company', 'anyone', 'S7.USER.06', listed),
  updatePassword: route('POST', '/user/updatePassword/:company', 'anyone', 'S7.USER.07', listed),
  getCustomerById: route('GET', '/user/getCustomerById/:company/:customer', 'self', 'S7.USER.08', listed),
  updateProfile: route('PUT', '/user/updateProfile/:company', 'self', 'J53'),
};
